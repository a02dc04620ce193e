import { describeGrammar } from './testing/grammar-properties';

describeGrammar();
