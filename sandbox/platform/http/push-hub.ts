import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The open sockets of the real-time channel, and whether new ones are let in. */
export class PushHub {
  accepting = true;
  private readonly sockets = new Set<WebSocket>();
  /** Those that have asked, and will not be answered. */
  private readonly waiting = new Set<Duplex>();

  get count(): number {
    return this.sockets.size;
  }

  add(socket: WebSocket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    // A socket that breaks also closes; without a listener Node would end the process.
    socket.on('error', () => socket.terminate());
  }

  /** Leaves one waiting, until it goes away or all are cut off. */
  leaveWaiting(socket: Duplex): void {
    this.waiting.add(socket);
    socket.once('close', () => this.waiting.delete(socket));
    // The server does not end what was to become a socket.
    socket.once('end', () => socket.destroy()).resume();
  }

  /** Sends a text to every socket. */
  send(text: string): void {
    for (const socket of this.sockets) socket.send(text);
  }

  /** Cuts every connection off, without a closing handshake, as a lost network would. */
  drop(): void {
    for (const socket of this.sockets) socket.terminate();
    this.sockets.clear();
    for (const socket of this.waiting) socket.destroy();
  }

  /** Lets new sockets in or not; refusing also drops the open ones. */
  accept(accepting: boolean): void {
    this.accepting = accepting;
    if (!accepting) this.drop();
  }
}
