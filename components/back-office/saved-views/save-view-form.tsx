import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { SavedFilters, ViewedList } from '@/lib/staff/saved-views/contracts'
import { useSavedViewsChanged } from './use-saved-views'

type SaveViewFormProps = {
  list: ViewedList
  filters: SavedFilters
  columns: readonly string[]
  onClose: () => void
}

/** Asks for the name of a view. */
export function SaveViewForm({ list, filters, columns, onClose }: SaveViewFormProps) {
  const t = useTranslations('backOffice.common')
  const changed = useSavedViewsChanged()
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { name: '' },
    send: ({ name }) =>
      callAdmin('POST /api/admin/saved-views', {
        body: { list, name, filters, columns: [...columns] },
      }),
    onSent: () => {
      showToast({ title: t('views.saved') })
      void changed()
      onClose()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <TextField label={t('views.name')} maxLength={60} autoFocus {...field('name')} />
      <Button type="submit" size="sm" disabled={isSending}>
        {isSending ? t('saving') : t('views.save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onClose}>
        {t('cancel')}
      </Button>
      <FormError>{problem}</FormError>
    </form>
  )
}
