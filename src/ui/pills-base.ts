/** The styles of inputs that hold several values, in their order. */
import './list-base.ts';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
