/** The mainland and the two autonomous regions. */
export const regionNames = { mainland: 'Mainland', azores: 'Azores', madeira: 'Madeira' } as const;
