/** Why there is no estimate; the message says what is missing or out of range. */
export interface RentRefusal {
  readonly reason: 'place' | 'unpublished' | 'bedrooms' | 'price' | 'floor-area';
  readonly message: string;
}
