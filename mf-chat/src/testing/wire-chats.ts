/** A talk with one person as the provider writes it; a test names only what it is about. */
export function wireChat(userId: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    user_id: String(userId),
    username: `member${userId}`,
    name: `Member ${userId}`,
    avatar: '',
    lastseen: '1600000000',
    lastseen_status: 'on',
    chat_id: String(userId + 100),
    chat_time: '1700000000',
    message_count: '0',
    last_message: { id: '1', text: `Hello from ${userId}`, time: '1700000000', position: 'left' },
    ...fields,
  };
}

export function wireGroup(groupId: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    group_id: String(groupId),
    group_name: `Group ${groupId}`,
    avatar: '',
    parts: [],
    chat_time: '1700000000',
    message_count: '0',
    last_message: { id: '1', text: 'Hello all', time: '1700000000', position: 'left' },
    ...fields,
  };
}

/** The reply that lists these. */
export function wireList(...items: Record<string, unknown>[]): { api_status: number; data: Record<string, unknown>[] } {
  return { api_status: 200, data: items };
}
