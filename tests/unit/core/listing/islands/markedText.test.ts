import { describe, expect, it } from 'vitest';
import { elementsOfClass } from '../../../../../src/core/listing/islands/markedText.ts';

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
    ['names without end', 'price '.repeat(300_000)],
    ['tags without end', '<p class="price"'.repeat(100_000)],
    ['elements without end', '<p class="price">'.repeat(100_000)],
  ])('of a page made of %s cost little', (_name, html) => {
    const began = performance.now();
    elementsOfClass(html, 'price');
    expect(performance.now() - began).toBeLessThan(500);
  });
});
