/** A time of day to the second with its distance from UTC; typed in any usual way and set in form on leaving. */
import { exampleTimeUtc, showTimeUtc } from '../rules/format/time-utc.ts';
import timeUtc from '../rules/kinds/TimeUtc.ts';
import { clockField } from './editing/clock-field.tsx';

export default clockField(timeUtc, { toText: showTimeUtc, example: exampleTimeUtc });
