import { describe, expect, it } from 'vitest';
import { elementsOfClass } from '../../../../../src/core/listing/islands/elementsOfClass.ts';

describe('elements with a class', () => {
  it('are matched by the whole class name, and include nested elements', () => {
    const html =
      '<p class="price old">1</p><div class="price"><div>2</div> <b>€</b></div><i class="prices">3</i> price <a title="price">4</a>';
    expect(elementsOfClass(html, 'price')).toEqual(['1', '<div>2</div> <b>€</b>']);
    expect(elementsOfClass(html, 'price', 1)).toEqual(['1']);
  });

  it('are omitted if they have no end tag', () => {
    expect(elementsOfClass('<p class="price">1', 'price')).toEqual([]);
    expect(elementsOfClass(`<p class="price">${'x'.repeat(30_000)}</p>`, 'price')).toEqual([]);
  });

  it.each([
    ['400 occurrences of the class name', 'price '],
    ['400 unclosed tags', '<p class="price"'],
    ['elements without an end tag', '<p class="price">'],
  ])('are searched for only up to a limit: %s', (_name, piece) => {
    const after = (times: number): string => `${piece.repeat(times)}${'<!-- -->'.repeat(4_000)}<b class="price">1</b>`;
    expect(elementsOfClass(after(1), 'price')).toEqual(['1']);
    expect(elementsOfClass(after(400), 'price')).toEqual([]);
  });
});
