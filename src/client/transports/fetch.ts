import { sendHttp } from './http';
import { connectSocket } from './socket';
import type { Transport } from './transport';

/** Sends directly to the platform with `fetch` and a WebSocket. */
export const fetchTransport: Transport = { send: sendHttp, connect: connectSocket };
