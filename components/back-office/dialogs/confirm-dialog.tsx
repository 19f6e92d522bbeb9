'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type ConfirmDialogProps = {
  title: string
  /** What will be lost. */
  children: ReactNode
  /** What the button does, such as `Delete product`. */
  confirmLabel: string
  pendingLabel?: string
  /** `false` while a choice is missing. */
  canConfirm?: boolean
  /** Performs the action; errors are shown, and the dialog stays open. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Confirms an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('backOffice.shell')
  const common = useTranslations('backOffice.common')
  const { title, children, confirmLabel, pendingLabel = t('dialogs.working') } = props
  const { canConfirm = true, onConfirm, onClose } = props
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setPending(true)
    setProblem(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(failureText(error, common('somethingWrong')))
      setPending(false)
    }
  }

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      icon={TriangleAlert}
      onClose={isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isPending}>
            {common('cancel')}
          </Button>
          <Button
            className="bg-danger hover:bg-danger/90"
            onClick={confirm}
            disabled={isPending || !canConfirm}
          >
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm text-ink-soft">{children}</div>
      <div className="mt-4 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  )
}
