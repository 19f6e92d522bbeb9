'use client'

import { useTranslations } from 'next-intl'
import {
  type BaseSyntheticEvent,
  type ComponentProps,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { AlsoEditing } from '@/components/back-office/also-editing'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Editing } from '@/lib/staff/editing/contracts'

type FormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'icon' | 'size'
> & {
  submitLabel: string
  pendingLabel?: string
  /** The form's state, as useAdminForm gives it. */
  form: {
    isSending: boolean
    isDirty: boolean
    problem?: string
    submit: (event: BaseSyntheticEvent) => void
  }
  /** What is changed, if others may change it, too. */
  thing?: Editing
  /** `false` while required data are missing. */
  canSubmit?: boolean
  /** A further button that does not close the dialog. */
  extraAction?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: Escape asks before discarding changes. */
export function FormDialog({
  submitLabel,
  pendingLabel,
  form: { isSending, isDirty, problem, submit },
  thing,
  canSubmit = true,
  extraAction,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const common = useTranslations('backOffice.common')
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    if (isSending) return
    if (isDirty && !isLeaving) setLeaving(true)
    else onClose()
  }
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        isLeaving ? (
          <>
            <p role="alert" className="me-auto self-center text-sm font-semibold text-danger">
              {common('discardQuestion')}
            </p>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              {common('keepEditing')}
            </Button>
            <Button variant="danger" onClick={onClose}>
              {common('discard')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={close} disabled={isSending}>
              {common('cancel')}
            </Button>
            {extraAction}
            <Button type="submit" form={id} disabled={isSending || !canSubmit}>
              {isSending ? (pendingLabel ?? common('saving')) : submitLabel}
            </Button>
          </>
        )
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          // React would submit the form that the dialog was opened from, too.
          event.stopPropagation()
          submit(event)
        }}
        noValidate
      >
        {thing && <AlsoEditing thing={thing} />}
        {children}
        <div className="mt-5 empty:hidden">
          <FormError>{problem}</FormError>
        </div>
      </form>
    </Dialog>
  )
}
