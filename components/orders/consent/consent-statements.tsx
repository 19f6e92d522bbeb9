import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { STATEMENTS, type Statement, type Statements } from './use-statements'

type ConsentStatementsProps = {
  statements: Statements
  isNeeded: boolean
  /** What is said where one is missing. */
  problemOf: (statement: Statement) => string
}

/** The two statements about immediate supply, each with a box of its own. */
export function ConsentStatements({
  statements: { ticked, missing, boxes, tick },
  isNeeded,
  problemOf,
}: ConsentStatementsProps) {
  return (
    <>
      {STATEMENTS.map((statement) => (
        <ConsentStatement
          key={statement}
          statement={statement}
          box={boxes[statement]}
          isTicked={ticked[statement]}
          isNeeded={isNeeded}
          problem={missing.includes(statement) ? problemOf(statement) : null}
          onTick={tick}
        />
      ))}
    </>
  )
}

type ConsentStatementProps = {
  statement: Statement
  box: Statements['boxes'][Statement]
  isTicked: boolean
  isNeeded: boolean
  problem: string | null
  onTick: Statements['tick']
}

function ConsentStatement({
  statement,
  box,
  isTicked,
  isNeeded,
  problem,
  onTick,
}: ConsentStatementProps) {
  const t = useTranslations('supplyConsent')
  const id = useId()
  return (
    <div>
      <Checkbox
        ref={box}
        label={<span className="font-medium text-ink">{t(statement)}</span>}
        checked={isTicked}
        required={isNeeded}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => onTick(statement, target.checked)}
      />
      <div role="alert">
        {problem !== null && (
          <p id={id} className="ms-8 mb-1 text-sm font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
