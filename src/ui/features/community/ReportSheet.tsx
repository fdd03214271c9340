import { useState } from 'react';
import type { Community } from '../../../community/community.ts';
import { maxLengths, reportReasons, type ReportReason } from '../../../core/community/communityFeed.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { plainText, reasonLabels, textProblem } from '../../parts/sharing/communityText.ts';
import { TextArea } from './TextArea.tsx';

/** The item being reported. */
export interface Reported {
  readonly postId: string;
  readonly commentId: string | null;
  /** The item's description. */
  readonly what: string;
}

interface ReportSheetProps {
  readonly reported: Reported;
  readonly community: Community;
  readonly onClose: () => void;
}

const reasons = reportReasons.map((reason) => ({ value: reason, label: reasonLabels[reason] }));

/** Reports a post or comment with a reason. The reporter stays anonymous. */
export function ReportSheet({ reported, community, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason>('personal-data');
  const [text, setText] = useState('');
  const words = plainText(text);
  const problem = words === '' ? undefined : textProblem(words, maxLengths.report);
  const send = async () => {
    if (problem !== undefined) return;
    const { postId, commentId } = reported;
    await community.post({ kind: 'report', postId, commentId, reason, text: words });
    onClose();
    notify({
      tone: 'neutral',
      title: 'Thank you for your report',
      detail: 'You won’t see it again. Your report is sent once you’re online.',
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Report"
      actions={
        <>
          <Button className="min-h-11" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" className="min-h-11" data-testid="report-send" onClick={() => void send()}>
            Send report
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="break-words text-ink-2">
          You’re reporting <bdi className="font-medium text-ink">{reported.what}</bdi>. You won’t see it again. A moderator decides whether
          others do. The author isn’t told who reported it.
        </p>
        <SelectField label="Reason" value={reason} options={reasons} onChange={setReason} testId="report-reason" />
        <TextArea label="Details (optional)" value={text} onChange={setText} error={problem} testId="report-text" />
      </div>
    </Sheet>
  );
}
