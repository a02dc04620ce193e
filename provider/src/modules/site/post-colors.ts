/** Backgrounds for short posts, by the ids that posts refer to. */
export const POST_COLORS = {
  '1': { id: '1', color_1: '#ff7a59', color_2: '#ffb457', text_color: '#ffffff' },
  '2': { id: '2', color_1: '#5b8def', color_2: '#8f6ff0', text_color: '#ffffff' },
  '3': { id: '3', color_1: '#1fa187', color_2: '#6ccf8e', text_color: '#ffffff' },
  '4': { id: '4', color_1: '#f7d6e0', color_2: '#f2b5d4', text_color: '#4a1d35' },
  '5': { id: '5', color_1: '#22304f', color_2: '#3e5c8a', text_color: '#ffffff' },
};
