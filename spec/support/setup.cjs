// Four of five specs have no DOM, and its matchers take longer to load than most of them to run.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
