export { refuseFrame, refuseConfig } from '../refuse';
export { signIn } from '../sign-in';
