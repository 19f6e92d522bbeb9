import { Save } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'

type SaveBarProps = {
  formId: string
  isDirty: boolean
  isSending: boolean
  problem: string | undefined
  /** Number of fields with errors. */
  refused: number
  /** Set when somebody else has saved in the meantime. */
  onReloadSaved: (() => void) | undefined
  onDiscard: () => void
}

/** Sticky bar with the save button, unsaved changes and errors. */
export function SaveBar(props: SaveBarProps) {
  const t = useTranslations('backOffice.settings')
  const common = useTranslations('backOffice.common')
  const { formId, isDirty, isSending, problem, refused, onReloadSaved, onDiscard } = props
  const refusal = refused === 0 ? undefined : t('saveBar.refused', { count: refused })
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <div className="mb-3 has-[>div:empty]:hidden">
        <FormError>{problem ?? refusal}</FormError>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="me-auto text-sm text-ink-soft">
          {isDirty ? t('saveBar.unsaved') : t('saveBar.saved')}
        </p>
        {onReloadSaved && (
          <Button variant="outline" onClick={onReloadSaved} disabled={isSending}>
            {t('saveBar.loadTheirs')}
          </Button>
        )}
        {isDirty && (
          <Button variant="ghost" onClick={onDiscard} disabled={isSending}>
            {common('discardChanges')}
          </Button>
        )}
        <Button type="submit" form={formId} disabled={isSending || !isDirty}>
          <Save aria-hidden />
          {isSending ? common('saving') : t('saveBar.saveAll')}
        </Button>
      </div>
    </div>
  )
}
