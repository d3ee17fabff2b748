/** Inline script right after the lists of what is on, so that nobody sees the build's day and nothing moves. */
import { dayInLondon } from '../../components/dates';
import { showDay } from '../../society/ui/show-day';

showDay(dayInLondon(new Date()));
