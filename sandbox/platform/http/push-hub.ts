import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The open sockets of the real-time channel, and whether new ones are accepted. */
export class PushHub {
  accepting = true;
  private readonly sockets = new Set<WebSocket>();
  /** Sockets that stay open but receive nothing. */
  private readonly muted = new WeakSet<WebSocket>();
  /** Upgrade requests that get no response. */
  private readonly unanswered = new Set<Duplex>();

  get count(): number {
    return this.sockets.size;
  }

  add(socket: WebSocket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    // The `close` event follows. Without this listener Node would end the process.
    socket.on('error', () => socket.terminate());
  }

  /** Leaves an upgrade request without a response until the client gives up or `drop` is called. */
  holdOpen(socket: Duplex): void {
    this.unanswered.add(socket);
    socket.once('close', () => this.unanswered.delete(socket));
    // The HTTP server does not close connections of upgrade requests.
    socket.once('end', () => socket.destroy()).resume();
  }

  /** Sends a text to every socket. */
  send(text: string): void {
    for (const socket of this.sockets) if (!this.muted.has(socket)) socket.send(text);
  }

  /** Stops sending to the open sockets, like a gateway that has forgotten them. New sockets work. */
  mute(): void {
    for (const socket of this.sockets) this.muted.add(socket);
  }

  /** Terminates all connections without a closing handshake, like a lost network. */
  drop(): void {
    for (const socket of this.sockets) socket.terminate();
    this.sockets.clear();
    for (const socket of this.unanswered) socket.destroy();
  }

  /** Accepts or refuses new sockets. Refusing also terminates the open ones. */
  accept(accepting: boolean): void {
    this.accepting = accepting;
    if (!accepting) this.drop();
  }
}
