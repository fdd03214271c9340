import { describe, expect, it } from 'vitest';
import { xmlTags } from '../../../../../src/ui/parts/files/xmlTags.ts';

describe('the tags of XML', () => {
  it('have a name without prefix, attributes, their end, and the text before them', () => {
    expect([...xmlTags('<x:c r="A1" t="s"><v>4 &lt; 5</v></x:c><row />')]).toEqual([
      { name: 'c', inside: ' r="A1" t="s"', isEnd: false, isEmpty: false, before: '' },
      { name: 'v', inside: '', isEnd: false, isEmpty: false, before: '' },
      { name: 'v', inside: '', isEnd: true, isEmpty: false, before: '4 &lt; 5' },
      { name: 'c', inside: '', isEnd: true, isEmpty: false, before: '' },
      { name: 'row', inside: ' ', isEnd: false, isEmpty: true, before: '' },
    ]);
  });

  it.each([
    ['never closed', '<row>'],
    ['closed by nothing', '<row'],
    ['of one another', '<a><b></a>'],
    ['that are no names', '<<<>'],
  ])('%s give as many steps, and as many characters, as there are', (_, part) => {
    const xml = part.repeat(5000);
    const tags = [...xmlTags(xml)];
    expect(tags.length).toBeLessThanOrEqual(xml.split('>').length - 1);
    expect(tags.reduce((sum, { name, inside, before }) => sum + name.length + inside.length + before.length, 0)).toBeLessThanOrEqual(
      xml.length,
    );
  });
});
