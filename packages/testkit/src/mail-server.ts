/** A mail server on this machine, as small as it can be, with real sockets. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Takes letters, or answers every recipient with another code. */
export async function mailServer(recipientCode = 250) {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    let unread = '';
    let letter: string | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (text: string) => {
      unread += text;
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (letter !== null && line === '.') {
          letters.push(letter);
          letter = null;
          say('250 taken');
        } else if (letter !== null) letter += `${line}\n`;
        else if (line.startsWith('DATA')) {
          letter = '';
          say('354 go on');
        } else if (line.startsWith('RCPT')) say(`${recipientCode} ${line.slice(8)}`);
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { letters, url: `smtp://127.0.0.1:${port}`, close };
}
