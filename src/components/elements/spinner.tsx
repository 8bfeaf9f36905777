import './spinner.css';

/** A spinner. Screen readers announce the label. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="progressbar" aria-label={label} />;
}
