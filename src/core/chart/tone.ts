export type Tone = 'good' | 'fair' | 'poor' | 'neutral';
