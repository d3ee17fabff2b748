/** Inline script right after the lists of what is on: updates them to today before first paint, so that nothing moves. */
import { dayInLondon } from '../../components/dates';
import { showDay } from '../../society/ui/show-day';

showDay(dayInLondon(new Date()));
