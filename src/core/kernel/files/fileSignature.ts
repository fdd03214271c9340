/** The media type of a picture or recording, read from its first bytes, whatever its name or header claims; null for anything else. */
export function mediaTypeOf(bytes: Uint8Array): PictureType | SoundType | null {
  return signatures.find(({ parts }) => parts.every(([at, sign]) => has(bytes, at, sign)))?.type ?? null;
}

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';
export type SoundType = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/wav';

/** Whether a media type is one of the picture types the app stores. */
export const isPicture = (type: string | null): type is PictureType => type !== null && type.startsWith('image/');

type Part = readonly [at: number, sign: string];

/** The picture types a viewing stores, and the audio types browsers record. */
const signatures: readonly { readonly type: PictureType | SoundType; readonly parts: readonly Part[] }[] = [
  { type: 'image/jpeg', parts: [[0, '\xFF\xD8\xFF']] },
  { type: 'image/png', parts: [[0, '\x89PNG\r\n\x1A\n']] },
  {
    type: 'image/webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'audio/webm', parts: [[0, '\x1A\x45\xDF\xA3']] },
  { type: 'audio/mp4', parts: [[4, 'ftyp']] },
  { type: 'audio/ogg', parts: [[0, 'OggS']] },
  {
    type: 'audio/wav',
    parts: [
      [0, 'RIFF'],
      [8, 'WAVE'],
    ],
  },
];

function has(bytes: Uint8Array, at: number, sign: string): boolean {
  for (let place = 0; place < sign.length; place += 1) if (bytes[at + place] !== sign.charCodeAt(place)) return false;
  return true;
}
