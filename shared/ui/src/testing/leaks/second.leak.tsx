import { leakEverything } from './leak-everything';

test('finds a fresh page', leakEverything);
