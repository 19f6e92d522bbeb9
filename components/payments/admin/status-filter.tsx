import { Select } from '@/components/ui/fields/select'

type StatusFilterProps = {
  /** What the list shows without a filter, such as `All disputes`. */
  all: string
  labels: Readonly<Record<string, string>>
  value: string
  onChange: (status: string) => void
}

/** Filters a list of the Payments tab by a status. */
export function StatusFilter({ all, labels, value, onChange }: StatusFilterProps) {
  return (
    <div className="mb-4 max-w-56">
      <Select aria-label="Status" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {Object.entries(labels).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
