'use client'

import { Layers } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { failureText } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { FormWarning } from './form-warning'
import { OptionsTable } from './options-table'
import { useDuplicate } from './use-duplicate'
import { useOptionsForm } from './use-options-form'

type OptionsDialogProps = { family: string; onClose: () => void }

/** All options of a family in one table, whose prices and visibility are changed together. */
export function OptionsDialog({ family, onClose }: OptionsDialogProps) {
  const t = useTranslations('backOffice.catalog')
  const options = useOptionsForm(family)
  const { products, loadError, form, isOutdated, reload } = options
  // The copy is in the table once it has loaded again.
  const duplicate = useDuplicate(() => {})
  return (
    <FormDialog
      title={t('options.title')}
      description={t('options.of', { family })}
      icon={Layers}
      size="xl"
      submitLabel={t('options.save')}
      form={form}
      canSubmit={form.isDirty}
      onClose={onClose}
    >
      {isOutdated && (
        <FormWarning>
          {t('options.outdated')}
          <Button variant="outline" size="sm" className="ms-2" onClick={reload}>
            {t('productDialog.loadTheirs')}
          </Button>
        </FormWarning>
      )}
      {products ? (
        <OptionsTable
          products={products}
          edits={options.edits}
          problems={options.problems}
          isBusy={form.isDirty || form.isSending}
          onEdit={options.edit}
          onDuplicate={duplicate}
        />
      ) : loadError ? (
        <FormError>{failureText(loadError, t('options.loadFailed'))}</FormError>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </FormDialog>
  )
}
