import { answerAgent } from '@/lib/agents/answer-agent'
import { agentEndpoints } from '@/lib/agents/endpoints'
import { serve } from '@/lib/api/serve'

export const POST = serve(agentEndpoints['POST /api/mcp'], ({ request, body }) =>
  answerAgent(request, body),
)
