/**
 * The script behind the lists of what is on. It stands in the page after them, so that nobody sees what held on the day of the
 * build, and nothing moves.
 */
import { dayInLondon } from '../../components/dates';
import { showDay } from '../../society/ui/show-day';

showDay(dayInLondon(new Date()));
