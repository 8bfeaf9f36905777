import type { State } from '../../streams/state/state';
import { useSelected } from '../use-selected';
import { FoldedGroups } from './folded-groups';
import { ToAnswer } from './to-answer';

const selectIsToAnswer = (state: State): boolean => state.view === 'toAnswer';

/** The rows that the first screen has no code for: comments that wait for an answer, and folded notes. */
export const OtherRows = () => (useSelected(selectIsToAnswer) ? <ToAnswer /> : <FoldedGroups />);
