import './spinner.css';

/** Something is under way; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="progressbar" aria-label={label} />;
}
