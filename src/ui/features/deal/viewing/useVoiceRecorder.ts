import { useEffect, useRef, useState } from 'react';

interface Voice {
  readonly recording: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Records a voice note with the microphone. `onDone` receives the recording; `onRefused` runs if access is denied. */
export function useVoiceRecorder(onDone: (spoken: Blob) => void, onRefused: () => void): Voice {
  const [recording, setRecording] = useState(false);
  const recorder = useRef<MediaRecorder | null>(null);
  useEffect(
    () => () => {
      recorder.current?.stop();
    },
    [],
  );
  const start = async () => {
    try {
      const sound = await navigator.mediaDevices.getUserMedia({ audio: true });
      const parts: Blob[] = [];
      const made = new MediaRecorder(sound);
      made.addEventListener('dataavailable', ({ data }) => parts.push(data));
      made.addEventListener('stop', () => {
        sound.getTracks().forEach((track) => track.stop());
        recorder.current = null;
        setRecording(false);
        if (parts.some(({ size }) => size > 0)) onDone(new Blob(parts, { type: made.mimeType }));
      });
      recorder.current = made;
      made.start();
      setRecording(true);
    } catch {
      onRefused();
    }
  };
  return { recording, start: () => void start(), stop: () => recorder.current?.stop() };
}
