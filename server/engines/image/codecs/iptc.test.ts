import { expect, test } from 'bun:test';
import { readIptc } from './iptc.ts';
import { settledXmp } from './xmp.ts';

const field = (dataSet: number, value: string | Uint8Array, record = 2): Buffer => {
  const content = Buffer.from(value as string);
  return Buffer.concat([Buffer.from([0x1c, record, dataSet, content.length >> 8, content.length & 255]), content]);
};

test('reads IPTC in UTF-8 and in Windows Latin, bare or among the resources of Photoshop', () => {
  const stated = Buffer.concat([field(90, '\x1b%G', 1), field(25, 'Wien'), field(25, 'Hafen'), field(120, 'Grüße')]);
  expect([...readIptc(stated)]).toEqual([
    [25, ['Wien', 'Hafen']],
    [120, ['Grüße']],
  ]);
  const latin = field(80, Buffer.from('M\xfcller \x80', 'latin1'));
  const resource = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'), Buffer.from([latin.length]), latin]);
  expect(readIptc(resource).get(80)).toEqual(['Müller €']);
});

test('lengths that lead out of the block end it', () => {
  for (const bytes of [[0x1c, 2, 25, 0xff, 0xff], [0x1c, 2, 25, 0x80, 4, 255, 255, 255, 255], [0x1c], [0x38, 0x42, 0x49, 0x4d, 4, 4]])
    expect(readIptc(Buffer.from(bytes)).size).toBe(0);
});

test('XMP gets what IPTC says besides, and agrees with upright pixels', () => {
  const packet = Buffer.from(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description tiff:Orientation="6"><dc:title>A</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>',
  );
  const settled = settledXmp(packet, Buffer.concat([field(5, 'B'), field(105, 'Tom & <Jerry>'), field(55, '20240131')])) ?? '';
  expect(settled).toContain('tiff:Orientation="1"');
  expect(settled).toContain('<photoshop:Headline>Tom &amp; &lt;Jerry&gt;</photoshop:Headline>');
  expect(settled).toContain('<photoshop:DateCreated>2024-01-31</photoshop:DateCreated>');
  expect(settled).not.toContain('>B<');
  expect(settledXmp(undefined, undefined)).toBeUndefined();
  expect(settledXmp(Buffer.from([0xff, 0xfe, 0x3c, 0]), undefined)).toBeUndefined();
});
