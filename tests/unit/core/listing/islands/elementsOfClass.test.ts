import { describe, expect, it } from 'vitest';
import { elementsOfClass } from '../../../../../src/core/listing/islands/elementsOfClass.ts';

describe('the elements with a class', () => {
  it('are found by the whole name, with what is nested in them', () => {
    const html =
      '<p class="price old">1</p><div class="price"><div>2</div> <b>€</b></div><i class="prices">3</i> price <a title="price">4</a>';
    expect(elementsOfClass(html, 'price')).toEqual(['1', '<div>2</div> <b>€</b>']);
    expect(elementsOfClass(html, 'price', 1)).toEqual(['1']);
  });

  it('are left out where they have no end', () => {
    expect(elementsOfClass('<p class="price">1', 'price')).toEqual([]);
    expect(elementsOfClass(`<p class="price">${'x'.repeat(30_000)}</p>`, 'price')).toEqual([]);
  });

  it.each([
    ['400 places of the name', 'price '],
    ['400 tags that are not closed', '<p class="price"'],
    ['four elements that have no end', '<p class="price">'],
  ])('are looked for no further than %s', (_name, piece) => {
    const after = (times: number): string => `${piece.repeat(times)}${'<!-- -->'.repeat(4_000)}<b class="price">1</b>`;
    expect(elementsOfClass(after(1), 'price')).toEqual(['1']);
    expect(elementsOfClass(after(400), 'price')).toEqual([]);
  });
});
