import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface SmallDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog with a heading. */
export function SmallDialog({ title, onClose, children }: SmallDialogProps) {
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className="rise-in m-auto w-[min(26rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="grid gap-4 p-5">
        <h2 id={headingId} className="text-base font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
}

interface ConfirmDialogProps {
  question: string;
  detail: string;
  /** The labels of the two buttons. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action. Cancel comes first and has focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const headingId = useId();
  const detailId = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={headingId}
      describedBy={detailId}
      onDismiss={props.onCancel}
      className="rise-in m-auto w-[min(26rem,calc(100vw-2rem))] rounded-panel p-0"
    >
      <div className="p-5">
        <h2 id={headingId} className="text-base font-semibold text-balance">
          {props.question}
        </h2>
        <p id={detailId} className="mt-2 break-words text-ink-soft">
          {props.detail}
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={props.onCancel}>{props.cancel}</Button>
          <Button tone="danger" onClick={props.onConfirm}>
            {props.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
