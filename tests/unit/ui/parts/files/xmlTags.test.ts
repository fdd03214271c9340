import { describe, expect, it } from 'vitest';
import { xmlTags } from '../../../../../src/ui/parts/files/xmlTags.ts';

describe('xmlTags', () => {
  it('returns name without prefix, attributes, end and preceding text of each tag', () => {
    expect([...xmlTags('<x:c r="A1" t="s"><v>4 &lt; 5</v></x:c><row />')]).toEqual([
      { name: 'c', inside: ' r="A1" t="s"', isEnd: false, isEmpty: false, before: '' },
      { name: 'v', inside: '', isEnd: false, isEmpty: false, before: '' },
      { name: 'v', inside: '', isEnd: true, isEmpty: false, before: '4 &lt; 5' },
      { name: 'c', inside: '', isEnd: true, isEmpty: false, before: '' },
      { name: 'row', inside: ' ', isEnd: false, isEmpty: true, before: '' },
    ]);
  });

  it.each([
    ['unclosed tags', '<row>'],
    ['incomplete tags', '<row'],
    ['badly nested tags', '<a><b></a>'],
    ['tags without names', '<<<>'],
  ])('%s produce no more tags and no more characters than the input', (_, part) => {
    const xml = part.repeat(5000);
    const tags = [...xmlTags(xml)];
    expect(tags.length).toBeLessThanOrEqual(xml.split('>').length - 1);
    expect(tags.reduce((sum, { name, inside, before }) => sum + name.length + inside.length + before.length, 0)).toBeLessThanOrEqual(
      xml.length,
    );
  });
});
