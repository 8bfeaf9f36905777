// Four of five specs have no DOM, and its matchers take longer to load than most of them to run.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // One second is too little on a machine that does other things too.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
}
