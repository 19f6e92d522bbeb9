import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import {
  DELETION_GROUNDS,
  MAX_REASON_LENGTH,
  REPORT_GROUNDS,
  type ReviewGround,
} from '@/lib/reviews/review-rules'

export type TakenDown = { ground: ReviewGround; reason: string }

type TakeDownDialogProps = {
  /** What is done to the review. */
  how: 'decline' | 'hide' | 'delete'
  onTake: (why: TakenDown) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Takes a review down, with the ground and the words that its buyer and those who reported it read. */
export function TakeDownDialog({ how, onTake, onClose, children }: TakeDownDialogProps) {
  const t = useTranslations('backOffice.reviews.takingDown')
  const grounds = useTranslations('backOffice.reviews.grounds')
  const form = useAdminForm<{ ground: ReviewGround | ''; reason: string }>({
    defaults: { ground: '', reason: '' },
    failed: t('failed'),
    send: ({ ground, reason }) => onTake({ ground: ground || 'not_stated', reason }),
    onSent: onClose,
  })
  const isRequired = how === 'decline'
  return (
    <FormDialog
      title={t(`${how}.title`)}
      submitLabel={t(`${how}.confirm`)}
      pendingLabel={t('pending')}
      form={form}
      onClose={onClose}
    >
      <div className="space-y-5">
        {children}
        <SelectField
          label={t('ground')}
          required
          {...form.field('ground', { required: t('groundRequired') })}
        >
          <option value="">{t('choose')}</option>
          {(how === 'delete' ? DELETION_GROUNDS : REPORT_GROUNDS).map((ground) => (
            <option key={ground} value={ground}>
              {grounds(ground)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t('reason')}
          required={isRequired}
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          hint={t(`${how}.hint`)}
          {...form.field('reason', isRequired ? { required: t('reasonRequired') } : {})}
        />
      </div>
    </FormDialog>
  )
}
