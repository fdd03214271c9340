import { useEffect, useRef } from 'react';
import { deleteMedia, storeMedia } from '../../../../data/device/photosAndVoiceNotes.ts';
import type { MediaRow } from '../../../../data/device/deviceDb.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { Button } from '../../../components/press/Button.tsx';
import { buttonClass } from '../../../components/press/buttonClass.ts';
import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { smallerPhoto } from './smallerPhoto.ts';
import { useVoiceRecorder } from './useVoiceRecorder.ts';

interface MediaStripProps {
  readonly dealId: string;
  /** The id of the checklist question. */
  readonly about: string;
  /** The question's text, for accessible names. */
  readonly name: string;
  readonly media: readonly MediaRow[];
}

const notifyUnreadable = () =>
  notify({ tone: 'poor', title: 'Photo not saved', detail: 'This browser can’t read that image. Choose a JPEG, PNG or WebP file.' });

/** Records and shows the photos and voice notes for one question. They stay on this device. */
export function MediaStrip({ dealId, about, name, media }: MediaStripProps) {
  const { userId } = usePerson();
  const { newId, now } = useClock();
  const keep = async (kind: MediaRow['kind'], blob: Blob) => {
    const stored = await storeMedia(userId, { id: newId(), dealId, about, kind, blob, at: now() });
    if (!stored.ok) notify({ tone: 'poor', title: 'Couldn’t save', detail: stored.error });
  };
  const remove = (row: MediaRow) =>
    undoable(async () => {
      await deleteMedia(userId, row.id);
      const title = row.kind === 'photo' ? 'Photo removed' : 'Voice note removed';
      return { back: () => storeMedia(userId, row), notice: { tone: 'neutral', title } };
    });
  const voice = useVoiceRecorder(
    (spoken) => void keep('voice', spoken),
    () =>
      notify({
        tone: 'poor',
        title: 'Microphone access is blocked',
        detail: 'Allow it for this site in your browser settings, or type a note instead.',
      }),
  );
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonClass('plain', 'normal', 'min-h-11 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-brand')}
        >
          Photo<span className="sr-only"> of {name}</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            data-testid={`photo-${about}`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined) void smallerPhoto(file).then((small) => (small === null ? notifyUnreadable() : keep('photo', small)));
            }}
          />
        </label>
        <Button className="min-h-11" aria-pressed={voice.recording} onClick={voice.recording ? voice.stop : voice.start}>
          {voice.recording ? 'Stop recording' : 'Record a voice note'}
          <span className="sr-only"> about {name}</span>
        </Button>
      </div>
      {media.length === 0 ? null : (
        <ul className="flex flex-wrap gap-3">
          {media.map((row) => (
            <li key={row.id} className="relative" data-testid="viewing-media">
              <Medium row={row} name={name} />
              <IconButton
                label={`Remove this ${row.kind === 'photo' ? 'photo' : 'voice note'} of ${name}`}
                onClick={() => void remove(row)}
                className="absolute top-1 right-1 border border-line bg-card"
              >
                <CrossIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Medium({ row, name }: { readonly row: MediaRow; readonly name: string }) {
  const photo = useRef<HTMLImageElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(row.blob);
    for (const element of [photo.current, sound.current]) element?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [row.blob]);
  return row.kind === 'photo' ? (
    <img ref={photo} alt={`${name}, taken at the viewing`} className="h-32 w-auto rounded-2 border border-line object-cover" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own recording has no captions
    <audio ref={sound} controls aria-label={`Voice note: ${name}`} className="mr-12 h-12 max-w-full" />
  );
}
