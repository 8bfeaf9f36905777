import { __ } from '../i18n';
import { late } from '../late-parts';
import { FilterBar } from './filter-bar';
import { ListBody } from './list-body';
import { ListHeader } from './list-header';

/** Made once: to cover the list changes nothing of it. */
const CONTENT = (
  <>
    <ListHeader />
    <FilterBar />
    <late.troubleLine.Component />
    <ListBody />
  </>
);

/** The list view: its header, the filters, and below them the notes or what stands in for them (section 2). */
export function ListPane({ isCovered }: { isCovered: boolean }) {
  return (
    <section className="pane pane-list" aria-label={__('Notifications')} inert={isCovered}>
      {CONTENT}
    </section>
  );
}
