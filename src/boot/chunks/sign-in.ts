export { refuseFrame, refuseConfig } from '../refuse';
export { showSignedOut, signIn } from '../sign-in';
