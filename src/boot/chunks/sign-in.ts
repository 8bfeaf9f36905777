export { refuseFrame, refuseConfig } from '../refuse';
export { obtainToken, showSignedOut } from '../sign-in';
export { signInAgain$ } from '../sign-in-again';
