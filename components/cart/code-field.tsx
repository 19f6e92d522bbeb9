import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { Icon, type IconName } from '@/components/ui/icon/icon'

type CodesFieldProps = {
  icon: IconName
  /** Of the input. */
  name: string
  texts: Record<'open' | 'label' | 'empty' | 'apply' | 'applying', string>
  /** How many codes a cart takes. */
  max: number
  /** Takes the code for the cart. @throws when it is refused */
  onEnter: (code: string) => Promise<unknown>
  /** What to say of what `onEnter` or `onRemove` threw. */
  failureText: (error: unknown) => string
  /** The codes that were entered. */
  entered: readonly EnteredCode[]
}

type EnteredCode = {
  id: string
  /** What it is called. */
  content: ReactNode
  removeLabel: string
  /** What it does not do, and why. */
  problem: string | null
  /** @throws when it could not be taken off */
  onRemove: () => Promise<unknown>
}

/** The codes that were entered, each of which can be removed, and a button, behind it the field for another that makes the cart cost less. */
export function CodesField({ entered, max, ...field }: CodesFieldProps) {
  const [isOpen, setOpen] = useState(false)
  // Where the focus goes when what had it is gone.
  const [focused, setFocused] = useState<'last' | 'button' | null>(null)
  return (
    <div className="grid justify-items-start gap-1.5">
      {entered.map(({ id, ...code }, at) => (
        <Entered
          // Two may be called alike.
          key={`${id} ${entered.slice(0, at).filter((other) => other.id === id).length}`}
          {...code}
          icon={field.icon}
          failureText={field.failureText}
          takesFocus={focused === 'last' && at === entered.length - 1}
          onRemoved={() => {
            setOpen(false)
            setFocused('button')
          }}
        />
      ))}
      {entered.length < max &&
        (isOpen ? (
          <CodeForm
            {...field}
            onEntered={() => {
              setOpen(false)
              setFocused('last')
            }}
          />
        ) : (
          <OpenButton
            // Focused anew whenever a code is removed.
            key={entered.length}
            icon={field.icon}
            label={field.texts.open}
            takesFocus={focused === 'button'}
            onOpen={() => setOpen(true)}
          />
        ))}
    </div>
  )
}

type CodeFieldProps = Omit<CodesFieldProps, 'max' | 'entered'> & {
  /** The code that was entered. */
  entered: Omit<EnteredCode, 'id'> | null
}

/** {@link CodesField} of one code. */
export const CodeField = ({ entered, ...field }: CodeFieldProps) => (
  <CodesField {...field} max={1} entered={entered ? [{ id: '', ...entered }] : []} />
)

type OpenProps = { icon: IconName; label: string; takesFocus: boolean; onOpen: () => void }

function OpenButton({ icon, label, takesFocus, onOpen }: OpenProps) {
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus)
  return (
    <button
      ref={button}
      type="button"
      onClick={onOpen}
      className="-ms-1 inline-flex min-h-9 items-center gap-2 rounded-control px-1 text-sm font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
    >
      <Icon name={icon} className="size-4" />
      {label}
    </button>
  )
}

type FormProps = Omit<CodesFieldProps, 'entered' | 'icon' | 'max'> & { onEntered: () => void }

function CodeForm({ name, texts, onEnter, failureText, onEntered }: FormProps) {
  const id = useId()
  const input = useFocusOnMount<HTMLInputElement>(true)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (isSending) return
    if (code === '') {
      setProblem(texts.empty)
      input.current?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    try {
      await onEnter(code)
      onEntered()
    } catch (error) {
      setProblem(failureText(error))
      setSending(false)
      input.current?.focus()
    }
  }

  return (
    <form onSubmit={send} noValidate className="w-full">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {texts.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          name={name}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          className={`${fieldStyle} h-11 min-w-0 flex-1 uppercase`}
        />
        <Button type="submit" variant="outline" aria-disabled={isSending || undefined}>
          {isSending ? texts.applying : texts.apply}
        </Button>
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-1.5 text-sm font-medium text-danger empty:hidden"
      >
        {problem}
      </p>
    </form>
  )
}

type EnteredProps = Omit<EnteredCode, 'id'> &
  Pick<CodesFieldProps, 'icon' | 'failureText'> & { takesFocus: boolean; onRemoved: () => void }

function Entered({
  icon,
  content,
  removeLabel,
  problem,
  onRemove,
  failureText,
  takesFocus,
  onRemoved,
}: EnteredProps) {
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus)
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function remove() {
    if (isRemoving) return
    setRemoving(true)
    setFailure(undefined)
    try {
      await onRemove()
      onRemoved()
    } catch (error) {
      setFailure(failureText(error))
      setRemoving(false)
    }
  }

  return (
    <div className="w-full rounded-control border border-line bg-sunken px-3 py-2 text-sm">
      <div className="flex items-center gap-2">
        <Icon
          name={icon}
          className={`size-4 shrink-0 ${problem ? 'text-muted' : 'text-success'}`}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{content}</span>
        <button
          ref={button}
          type="button"
          onClick={remove}
          aria-disabled={isRemoving || undefined}
          aria-label={removeLabel}
          className="-me-1 grid size-8 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-surface hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
      <p role="status" className="mt-0.5 text-ink-soft empty:hidden">
        {problem}
      </p>
      <p role="alert" className="mt-0.5 font-medium text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}

function useFocusOnMount<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
