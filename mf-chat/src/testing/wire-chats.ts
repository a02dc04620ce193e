/** Returns a conversation with one person in the shape of the wire; `fields` replaces what a test is about. */
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

/** Returns the reply that lists these. */
export function wireList(...items: Record<string, unknown>[]): { api_status: number; data: Record<string, unknown>[] } {
  return { api_status: 200, data: items };
}

/** Returns a message of the other person in the shape of the wire. */
export function wireMessage(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: String(id),
    from_id: '4',
    text: `Message ${id}`,
    media: '',
    time: String(1_700_000_000 + id),
    seen: '1700000000',
    reply: [],
    onwer: 0,
    position: 'left',
    type: 'left_text',
    messageUser: { user_id: '4', name: 'Asha Rao', username: 'asha', avatar: '' },
    ...fields,
  };
}

/** Returns an own message in the shape of the wire. */
export function ownWireMessage(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return wireMessage(id, { from_id: '1', onwer: 1, position: 'right', type: 'right_text', seen: '0', messageUser: [], ...fields });
}
