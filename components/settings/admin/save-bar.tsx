import { Save } from 'lucide-react'
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
  const { formId, isDirty, isSending, problem, refused, onReloadSaved, onDiscard } = props
  const refusal =
    refused === 0
      ? undefined
      : refused === 1
        ? '1 setting was refused. The reason stands beside it.'
        : `${refused} settings were refused. The reasons stand beside them.`
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <div className="mb-3 has-[>div:empty]:hidden">
        <FormError>{problem ?? refusal}</FormError>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="me-auto text-sm text-ink-soft">
          {isDirty ? 'You have unsaved changes.' : 'Everything is saved.'}
        </p>
        {onReloadSaved && (
          <Button variant="outline" onClick={onReloadSaved} disabled={isSending}>
            Load their version
          </Button>
        )}
        {isDirty && (
          <Button variant="ghost" onClick={onDiscard} disabled={isSending}>
            Discard changes
          </Button>
        )}
        <Button type="submit" form={formId} disabled={isSending || !isDirty}>
          <Save aria-hidden />
          {isSending ? 'Saving …' : 'Save All Settings'}
        </Button>
      </div>
    </div>
  )
}
