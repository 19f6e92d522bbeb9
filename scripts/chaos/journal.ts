/** What one shopper did and was told, in order. */
export type Story = {
  index: number
  sessionId: string
  email: string
  /** With the milliseconds since the start of the run. */
  events: string[]
  /** The numbers of orders that the shopper was told. */
  orders: Set<string>
  /** Whether the shopper was told that the money was taken. */
  wasToldPaid: boolean
}

/** What was struck: a kind of fault, and how often. */
export type Strikes = Map<string, number>

/** Writes down what happens, for the comparison of the books and for whoever has to find out. */
export class Journal {
  readonly startedAt = Date.now()
  readonly stories = new Map<number, Story>()
  readonly strikes: Strikes = new Map()
  /** Answers that no call of the store should give. */
  readonly surprises: string[] = []
  /** What happened to the surroundings, with times as in the stories. */
  readonly surroundings: string[] = []
  readonly answers = new Map<string, number>()

  private readonly doing = new Set<{ what: string; since: number }>()

  private stamp = () => `${String(Date.now() - this.startedAt).padStart(7)} ms`

  begin(index: number, sessionId: string, email: string): Story {
    const story = {
      index,
      sessionId,
      email,
      events: [],
      orders: new Set<string>(),
      wasToldPaid: false,
    }
    this.stories.set(index, story)
    return story
  }

  tell({ events }: Story, what: string): void {
    events.push(`${this.stamp()}  ${what}`)
  }

  strike(fault: string, detail = ''): void {
    this.strikes.set(fault, (this.strikes.get(fault) ?? 0) + 1)
    this.surroundings.push(`${this.stamp()}  ${fault} ${detail}`.trimEnd())
  }

  count(status: number): void {
    const name = status === 0 ? 'no answer' : String(status)
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
  }

  surprise(what: string): void {
    this.surprises.push(`${this.stamp()}  ${what}`)
  }

  /** Does something, which {@link unfinished} names until it is done. */
  async during<T>(what: string, work: () => Promise<T>): Promise<T> {
    const activity = { what, since: Date.now() }
    this.doing.add(activity)
    try {
      return await work()
    } finally {
      this.doing.delete(activity)
    }
  }

  /** What is being done, and for how long. */
  unfinished(): string[] {
    return [...this.doing].map(
      ({ what, since }) => `${what}, for ${Math.round((Date.now() - since) / 1000)} s`,
    )
  }
}
