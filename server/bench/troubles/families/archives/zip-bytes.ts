import { crc32 } from 'node:zlib';

/** A ZIP entry, specified byte for byte. */
export type RawEntry = {
  readonly name: string | Uint8Array;
  readonly content: string | Uint8Array;
  /** A link; its content is the target. */
  readonly isLink?: true;
  /** Sizes follow the data (bit 3 of the flags), as streaming writers store them. */
  readonly withDescriptor?: true;
};

const bytesOf = (text: string | Uint8Array): Buffer => (typeof text === 'string' ? Buffer.from(text) : Buffer.from(text));

/** A stored ZIP without the UTF-8 flag, with bytes before and after it. */
export const rawZip = (entries: readonly RawEntry[], { before = '', after = '' } = {}): Buffer => {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isLink, withDescriptor } of entries) {
    const [own, data] = [bytesOf(name), bytesOf(content)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(withDescriptor ? 8 : 0, 2);
    head.writeUInt16LE(0x21, 8);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(own.length, 22);
    const local = Buffer.from(head);
    if (withDescriptor) local.fill(0, 10, 22);
    const descriptor = Buffer.alloc(withDescriptor ? 16 : 0);
    if (withDescriptor) {
      descriptor.write('PK\x07\x08', 'latin1');
      head.copy(descriptor, 4, 10, 22);
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((isLink ? 0o120777 : 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), local, own, data, descriptor);
    central.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), head, rest, own);
    offset += 30 + own.length + data.length + descriptor.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([Buffer.from(before, 'latin1'), ...parts, directory, end, Buffer.from(after, 'latin1')]);
};

/** A tar of links and files, in the ustar format. */
export const rawTar = (entries: readonly { readonly name: string; readonly link?: string; readonly content?: string }[]): Buffer => {
  const blocks = entries.flatMap(({ name, link, content = '' }) => {
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write('0000644\0', 100);
    head.write('0000000\0'.repeat(2), 108);
    head.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    head.write('00000000000\0', 136);
    head.write(`        ${link === undefined ? '0' : '2'}`, 148);
    head.write(link ?? '', 157);
    head.write('ustar\x0000', 257, 'latin1');
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const data = Buffer.alloc(Math.ceil(content.length / 512) * 512);
    data.write(content);
    return [head, data];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
};
