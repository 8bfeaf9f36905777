import { sendHttp } from './http';
import { connectSocket } from './socket';
import type { Transport } from './transport';

/** Sends requests directly to the platform with `fetch`, and opens channels with a WebSocket. */
export const fetchTransport: Transport = { send: sendHttp, connect: connectSocket };
