import { useFormContext } from 'react-hook-form'
import { TextField } from '@/components/ui/fields/text-field'
import { type BatchValues, costProblem, supplierProblem } from './batch-values'

/** Where keys come from, what they cost and when they expire: all of it may stay empty. For a form with a `batch`. */
export function BatchFields() {
  const { register, formState, getValues } = useFormContext<{ batch: BatchValues }>()
  const errors = formState.errors.batch
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Batch (optional)</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="batch-supplier"
          label="Supplier"
          maxLength={120}
          error={errors?.supplier?.message}
          {...register('batch.supplier', { validate: () => supplierProblem(getValues('batch')) })}
        />
        <TextField
          id="batch-reference"
          label="Reference"
          maxLength={120}
          hint="Such as the number of the supplier’s invoice"
          {...register('batch.reference')}
        />
        <TextField
          id="batch-cost"
          label="Cost of one key (USD)"
          inputMode="decimal"
          hint="Left empty, the margin of orders is unknown."
          error={errors?.unitCost?.message}
          {...register('batch.unitCost', { validate: costProblem })}
        />
        <TextField
          id="batch-expiry"
          type="date"
          label="Last day to hand them out (UTC)"
          hint="Those that expire first are sold first."
          error={errors?.expiresOn?.message}
          {...register('batch.expiresOn')}
        />
      </div>
    </fieldset>
  )
}
