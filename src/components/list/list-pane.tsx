import type { State } from '../../streams/state/state';
import { __ } from '../../i18n';
import { Boundary } from '../boundary';
import { PART_FAILURE } from '../failures';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { FilterBar } from './filter-bar';
import { ListBody } from './list-body';
import { ListHeader } from './list-header';

const selectIsRecent = ({ view }: State): boolean => view === 'recent';

/** A constant element, so that React skips the content when an open note covers the list. */
const CONTENT = <ListContent />;

function ListContent() {
  const { parts } = usePanel();
  const isRecent = useSelected(selectIsRecent);
  return (
    <>
      <Boundary fallback={PART_FAILURE}>
        <ListHeader />
      </Boundary>
      {/* No fallback: the counts come from the list's notes, so the list shows the failure. */}
      <Boundary fallback={null}>
        <FilterBar />
      </Boundary>
      <parts.ListLines />
      <Boundary fallback={PART_FAILURE}>{isRecent ? <parts.RecentlyDone /> : <ListBody />}</Boundary>
    </>
  );
}

/** The list view: its header, the filters, and the notes or their replacement (section 2). */
export function ListPane({ isCovered }: { isCovered: boolean }) {
  return (
    <section className="pane pane-list" aria-label={__('Notifications')} tabIndex={-1} inert={isCovered}>
      {CONTENT}
    </section>
  );
}
