import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { MAX_LINE_QUANTITY } from './cart-lines'

const SIZES = {
  sm: {
    frame: 'border-line-strong/50',
    step: 'size-9',
    output: 'min-w-8 px-1.5 leading-9 font-semibold',
  },
  lg: {
    frame: 'border-line-strong/60',
    step: 'size-12 disabled:cursor-not-allowed',
    output: 'min-w-11 px-2 leading-12 font-bold',
  },
  md: {
    frame: 'border-line-strong/60',
    step: 'size-10 disabled:cursor-not-allowed',
    output: 'min-w-10 px-2 leading-10 font-bold',
  },
}

type QuantityStepperProps = {
  size: keyof typeof SIZES
  quantity: number
  /** The quantity at which Decrease is disabled; without one it removes the line. */
  min?: number
  /** The quantity at which Increase is disabled. */
  max?: number
  labels: { quantity: string; decrease: string; increase: string; group?: string }
  onStep: (by: 1 | -1) => void
}

/** A quantity between its Decrease and Increase buttons. */
export function QuantityStepper({
  size,
  quantity,
  min,
  max = MAX_LINE_QUANTITY,
  labels,
  onStep,
}: QuantityStepperProps) {
  const styles = SIZES[size]
  const stepStyle = classNames(
    'grid place-items-center text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:text-line-strong/60 disabled:hover:bg-transparent',
    styles.step,
  )
  return (
    <fieldset
      aria-label={labels.group}
      className={classNames(
        'flex items-center overflow-hidden rounded-control border',
        styles.frame,
      )}
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={min !== undefined && quantity <= min}
        onClick={() => onStep(-1)}
        className={stepStyle}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output
        aria-label={labels.quantity}
        className={classNames(
          'border-x border-line text-center text-sm tabular-nums',
          styles.output,
        )}
      >
        {quantity}
      </output>
      <button
        type="button"
        aria-label={labels.increase}
        disabled={quantity >= max}
        onClick={() => onStep(1)}
        className={stepStyle}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}
