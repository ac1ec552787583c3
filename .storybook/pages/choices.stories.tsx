/** Choices that come from a call, such as those of a vendor's server, while they are asked for and when they do not come. */
import type { ChoiceSupply } from '../../src/define/fields/field.ts';
import { FieldNote } from '../../src/engines/form/fields/field-note.tsx';
import { ChoiceCards } from '../../src/fields/choices/choice-cards.tsx';
import { ChoiceEdit } from '../../src/fields/choices/choice-edit.tsx';

export default { title: 'Fields/Choices of a call', tags: ['sweep'] };

const nothing = () => {};
const regions = [
  { value: 'de-rst', label: 'Rostock' },
  { value: 'at-vie', label: 'Wien' },
];

/** A list that was opened, or the same choices as cards; beside them what was typed before. */
const asked = (
  given: Partial<ChoiceSupply> & Pick<ChoiceSupply, 'state'>,
  choices: typeof regions = [],
  display?: 'cards',
) => ({
  render: () => {
    const supply: ChoiceSupply = { hasFailed: given.state === 'failed', ...given, again: nothing };
    const Edit = display === 'cards' ? ChoiceCards : ChoiceEdit;
    const options = {
      label: 'Region',
      help: 'Where the vendor keeps your data.',
      choices,
      ...(display && { display }),
    };
    return (
      <div style={{ maxWidth: 420, minHeight: 220 }}>
        <Edit id="region" value={null} options={options} locale="en" onChange={nothing} supply={supply} autoFocus />
        {supply.hasFailed && <FieldNote of={{ supply } as never} />}
      </div>
    );
  },
});

const refusal = 'The vendor’s server does not say at the moment what can be chosen. Try again in a while.';
export const Loading = asked({ state: 'loading' });
export const Waiting = asked({ state: 'waiting' });
export const Empty = asked({ state: 'ready' });
export const Ready = asked({ state: 'ready' }, regions);
export const Failed = asked({ state: 'failed' });
export const Refused = asked({ state: 'failed', problem: refusal });
export const AskedAgain = asked({ state: 'loading', hasFailed: true, problem: refusal });
export const LoadingCards = asked({ state: 'loading' }, [], 'cards');
export const RefusedCards = asked({ state: 'failed', problem: refusal }, [], 'cards');
